import { shifts } from '@platform/database/refusals/shifts';

/** The tables that this module writes: what a person reads when the database refuses a row. */
export const refusals = [shifts];
