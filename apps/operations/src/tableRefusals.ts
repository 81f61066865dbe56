import { schedule_template_shifts } from '@platform/database/refusals/schedule_template_shifts';
import { schedule_templates } from '@platform/database/refusals/schedule_templates';
import { shift_requests } from '@platform/database/refusals/shift_requests';
import { shifts } from '@platform/database/refusals/shifts';
import { time_off_requests } from '@platform/database/refusals/time_off_requests';

/** The tables that this module writes: what a person reads when the database refuses a row. */
export const refusals = [schedule_template_shifts, schedule_templates, shift_requests, shifts, time_off_requests];
