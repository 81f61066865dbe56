const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** Orders people as a list of names does. What is read page by page comes in the order of its ids. */
export const byName = (a: { name: string }, b: { name: string }): number => collator.compare(a.name, b.name);
