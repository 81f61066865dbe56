import { LAKESIDE } from '../support/people';
import { readOnlyView } from './readOnlyView';
import { closedToBoard, clubTable, keptWithSeason, members, ownClub, type Subject } from './rule';

/** The first row of the seed of a subject, by the number that its ids begin with. */
const first = (clubId: string, subject: number) =>
  `${clubId === LAKESIDE ? 2 : 1}${String(subject).padStart(7, '0')}-0000-4000-8000-000000000001`;

/** What came of the lessons of a season: the board reads it with them. */
const listsOfLessons = `${ownClub} and id in (select checklist_id from public.checklist_items where lesson_id is not null)`;

/** What has to be done before the season and every day. */
export const checklists: Subject = {
  tables: {
    checklist_templates: closedToBoard(
      clubTable(
        'title',
        (clubId) => `insert into public.checklist_templates (club_id, kind, title)
        values ('${clubId}', 'pre_season', 'New list')`,
      ),
    ),
    checklist_template_items: closedToBoard(
      clubTable(
        'item',
        (clubId) => `insert into public.checklist_template_items (club_id, template_id, item)
        values ('${clubId}', '${first(clubId, 30)}', 'New item')`,
      ),
    ),
    checklists: closedToBoard(
      keptWithSeason(
        clubTable(
          'title',
          (clubId) => `insert into public.checklists (club_id, season_id, kind, title)
          values ('${clubId}', '${first(clubId, 1)}', 'pre_season', 'New list')`,
        ),
      ),
      listsOfLessons,
    ),
    checklist_items: closedToBoard(
      keptWithSeason(
        clubTable(
          'completed',
          (clubId) => `insert into public.checklist_items (club_id, checklist_id, item)
          values ('${clubId}', '${first(clubId, 32)}', 'New item')`,
        ),
      ),
      `${ownClub} and lesson_id is not null`,
    ),
    checklist_overview: closedToBoard(readOnlyView('checklist_overview', members(ownClub)), listsOfLessons),
  },
  views: ['checklist_overview'],
  callable: {
    authenticated: [
      'app.checklists_of_lessons()',
      'arrange_checklist_items(uuid,uuid[])',
      'complete_checklist_item(uuid,boolean)',
      'copy_season_forward(uuid,uuid,uuid[],boolean)',
      'save_checklist_as_template(uuid,text,boolean)',
      'save_day_template(uuid,text,jsonb,uuid,integer)',
      'report_failed_item(uuid,text,text,uuid)',
      'app.add_items_of_template(uuid)',
      'app.report_failed_item(uuid,text,text,uuid)',
      'start_checklist_from_template(uuid,uuid,date)',
      'app.complete_checklist_item(uuid,boolean)',
      'app.current_season_id(uuid)',
    ],
    service_role: ['app.current_season_id(uuid)'],
  },
};
