import { feedback_uploads } from '@platform/database/refusals/feedback_uploads';
import { lessons } from '@platform/database/refusals/lessons';

/** The tables that this module writes, with the sentence a person reads when the database refuses a row. */
export const refusals = [feedback_uploads, lessons];
