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

/** As MS-DOS counts, and so the head of a file in a ZIP: in steps of two seconds from 1980, here in UTC. */
export function dosTime(at: Date): [time: number, date: number] {
  const year = Math.max(1980, at.getUTCFullYear()) - 1980;
  return [
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  ];
}

/** Both as they lie one after the other. */
export function dosStamp(dated: string): number {
  const [time, date] = dosTime(new Date(dated));
  return date * 0x1_0000 + time;
}
