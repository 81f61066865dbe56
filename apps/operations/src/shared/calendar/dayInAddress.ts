/** A day in an address, `YYYY-MM-DD`. A day that no calendar has is ignored. */
export const DAY_IN_ADDRESS = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
