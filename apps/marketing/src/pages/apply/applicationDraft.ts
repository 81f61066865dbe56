import { formDraft, type FormDraft } from '../form/formDraft';
import { emptyApplication, type Application } from './application';
import type { ClubPage } from './clubPage';

/** The draft of an application to one club: its positions are no other club's. */
export function applicationDraft({
  slug,
  roles,
  certificates: asked = [],
}: Pick<ClubPage, 'slug' | 'roles' | 'certificates'>): FormDraft<Application> {
  const draft = formDraft(`application-draft:${slug}`, emptyApplication);
  return {
    ...draft,
    read() {
      const { jobRoleIds, certificates, ...texts } = draft.read();
      // A position that is filled by now stands on the page no more, and could not be taken back.
      const open = jobRoleIds?.filter((chosen) => roles.some(({ id }) => id === chosen));
      // The same holds for a certificate that no open position asks for any more.
      const held = certificates && Object.entries(certificates).filter(([name]) => asked.includes(name));
      return {
        ...texts,
        ...(open && { jobRoleIds: open }),
        ...(held && { certificates: Object.fromEntries(held) }),
      };
    },
  };
}
