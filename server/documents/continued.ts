/** What is said again where a table or a group of wagers goes on: over a column, a page or a sheet. */
const END = ', continued';

export const continued = (title: string): string => (title.endsWith(END) ? title : `${title}${END}`);
