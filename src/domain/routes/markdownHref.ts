/** @param page the path of a feature or key */
export const markdownHref = (page: string): string => `${page}.md`;
