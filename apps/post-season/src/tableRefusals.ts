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
import { survey_answers } from '@platform/database/refusals/survey_answers';
import { survey_invitations } from '@platform/database/refusals/survey_invitations';
import { survey_questions } from '@platform/database/refusals/survey_questions';
import { surveys } from '@platform/database/refusals/surveys';
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
  survey_answers,
  survey_invitations,
  survey_questions,
  surveys,
  seasons,
  staff_reviews,
  staff_seasons,
];
