import { club_documents } from '@platform/database/refusals/club_documents';
import { feedback_uploads } from '@platform/database/refusals/feedback_uploads';
import { lessons } from '@platform/database/refusals/lessons';
import { season_photos } from '@platform/database/refusals/season_photos';

/** The tables that this module writes, with the sentence a person reads when the database refuses a row. */
export const refusals = [club_documents, feedback_uploads, lessons, season_photos];
