import { capital_projects } from '@platform/database/refusals/capital_projects';
import { checklist_items } from '@platform/database/refusals/checklist_items';
import { checklists } from '@platform/database/refusals/checklists';
import { club_documents } from '@platform/database/refusals/club_documents';
import { clubs } from '@platform/database/refusals/clubs';
import { feedback_entries } from '@platform/database/refusals/feedback_entries';
import { feedback_uploads } from '@platform/database/refusals/feedback_uploads';
import { lessons } from '@platform/database/refusals/lessons';
import { notifications } from '@platform/database/refusals/notifications';
import { project_updates } from '@platform/database/refusals/project_updates';
import { season_photos } from '@platform/database/refusals/season_photos';
import { seasons } from '@platform/database/refusals/seasons';
import { staff_reviews } from '@platform/database/refusals/staff_reviews';
import { staff_seasons } from '@platform/database/refusals/staff_seasons';

/** The tables that this module writes, with the sentence a person reads when the database refuses a row. */
export const refusals = [
  capital_projects,
  checklist_items,
  checklists,
  club_documents,
  clubs,
  feedback_entries,
  feedback_uploads,
  lessons,
  notifications,
  project_updates,
  season_photos,
  seasons,
  staff_reviews,
  staff_seasons,
];
