import { asking, saving } from '@platform/module-kit/screens';
import { END_FAILED, ISSUE_FAILED, type PreviewOrder } from '../rows/preview';
import { adminChange } from './adminChange';

/** Lets a person see releases for a number of hours. Returns the ticket's id. */
export const issueTicket = adminChange({
  waits: 'new-row',
  send: (_administrator, { releases, email, hours }: PreviewOrder): Promise<string> =>
    asking(ISSUE_FAILED)((db) =>
      db.rpc('issue_preview_ticket', {
        releases_param: Object.fromEntries(releases.map(({ moduleId, version }) => [moduleId, version])),
        email_param: email.trim(),
        hours_param: hours,
      }),
    ),
});

/** Ends a ticket early. */
export const endTicket = adminChange({
  waits: 'computed',
  send: (_administrator, id: string) =>
    saving(END_FAILED)((db) => db.rpc('end_preview_ticket', { ticket_id_param: id })),
});
