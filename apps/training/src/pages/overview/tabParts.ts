// The tabs after the first one: one chunk, fetched with the first of them.
export { InServiceTab } from '../inService/InServiceTab';
export { PeopleTab } from '../people/PeopleTab';
export { RenewalsTab } from '../renewals/RenewalsTab';
