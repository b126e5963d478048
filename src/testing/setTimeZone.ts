/** Jest calls this once, before all tests. Pages write times by the clock of the device; tests expect Cameroon's. */
export default function setTimeZone(): void {
  process.env.TZ = 'Africa/Douala';
}
