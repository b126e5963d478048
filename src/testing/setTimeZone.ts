/** Jest runs this once, before all tests: pages write a device's own time, and the tests expect that of Yaoundé. */
export default function setTimeZone(): void {
  process.env.TZ = 'Africa/Douala';
}
