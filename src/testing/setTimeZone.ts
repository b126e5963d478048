/**
 * Jest calls this once, before all tests. The zone is not that of the fixtures' country, so that tests notice a time by
 * the wrong clock: that of the device or that of the country.
 */
export default function setTimeZone(): void {
  process.env.TZ = 'America/New_York';
}
