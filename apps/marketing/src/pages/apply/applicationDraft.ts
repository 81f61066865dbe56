import { formDraft, type FormDraft } from '../form/formDraft';
import { emptyApplication, type Application } from './application';
import type { ClubPage } from './clubPage';

/** The draft of an application to one club: its positions are no other club's. */
export function applicationDraft({ slug, roles }: Pick<ClubPage, 'slug' | 'roles'>): FormDraft<Application> {
  const draft = formDraft(`application-draft:${slug}`, emptyApplication);
  return {
    ...draft,
    read() {
      const { jobRoleIds, ...texts } = draft.read();
      // A position that is filled by now stands on the page no more, and could not be taken back.
      const open = jobRoleIds?.filter((chosen) => roles.some(({ id }) => id === chosen));
      return { ...texts, ...(open && { jobRoleIds: open }) };
    },
  };
}
