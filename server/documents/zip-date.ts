/** ZIP knows no time zone and nothing before 1980: the same digits on every machine. */
export function zipDate(dated: string): Date {
  const at = new Date(dated);
  return new Date(
    Math.max(1980, at.getUTCFullYear()),
    at.getUTCMonth(),
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  );
}
