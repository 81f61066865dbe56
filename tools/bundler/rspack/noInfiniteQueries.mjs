// Replaces infiniteQueryBehavior.js of @tanstack/query-core: no page reads a list whose pages follow each other without end.
const refuse = () => {
  throw new Error('The platform has no infinite queries. tools/bundler/rspack leaves their code out.');
};

export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
