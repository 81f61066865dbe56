// The tabs after the first one. They are one chunk, fetched when one of them opens.
export { InServiceTab } from '../inService/InServiceTab';
export { PeopleTab } from '../people/PeopleTab';
export { RenewalsTab } from '../renewals/RenewalsTab';
