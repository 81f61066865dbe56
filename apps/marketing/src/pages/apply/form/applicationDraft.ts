import { formDraft, type FormDraft } from '../../form/formDraft';
import { emptyApplication, type Application } from './application';
import type { ClubPage } from '../clubPage';

/** The draft of an application to one club: another club has other positions. */
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
      // A position that has been filled is no longer on the page, so it could not be deselected.
      const open = jobRoleIds?.filter((chosen) => roles.some(({ id }) => id === chosen));
      // The same applies to a certificate that no open position requires any more.
      const held = certificates && Object.entries(certificates).filter(([name]) => asked.includes(name));
      return {
        ...texts,
        ...(open && { jobRoleIds: open }),
        ...(held && { certificates: Object.fromEntries(held) }),
      };
    },
  };
}
