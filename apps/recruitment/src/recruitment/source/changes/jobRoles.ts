import { byTitle, newId, saving, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { clubChange } from '../../../shared/changes/clubChange';
import type { Known } from '../../../shared/changes/known';
import { inPublicOrder } from '../../rules/requirements';
import * as roles from '../club/jobRoleRows';
import type { JobRole, JobRoleValues } from '../rows/jobRole';

/** Adds a job role, or saves over one. People with the role follow its new title. */
function writeRole(known: Known, { requirements, ...values }: JobRoleValues, over?: JobRole): void {
  // An unchanged requirement keeps its id.
  const idOf = (text: string) => over?.requirements.find((requirement) => requirement.text === text)?.id ?? newId();
  const wanted = inPublicOrder(requirements.map((one) => ({ ...one, id: idOf(one.text) })));
  const counted = { positionsFilled: 0, requiredAge: 0 };
  const role = {
    ...counted,
    ...values,
    id: over?.id ?? newId(),
    requirements: wanted,
    version: (over?.version ?? 0) + 1,
  };
  known.change('listJobRoles', (all) => [...without(all, [role.id]), role].sort(byTitle));
  if (!over) return;
  known.change('listStaff', (list) => ({
    ...list,
    people: list.people.map((person) =>
      person.role === over.title && over.title !== values.title
        ? {
            ...person,
            role: values.title,
            details: person.details && { ...person.details, version: person.details.version + 1 },
          }
        : person,
    ),
  }));
}

export const addJobRole = clubChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, values: JobRoleValues) => roles.writeJobRole(club.id, values),
  expect: (known, values) => writeRole(known, values),
});

export const saveJobRole = clubChange({
  waits: 'own-form',
  send: ({ club }: ClubReader, role: JobRole, values: JobRoleValues) => roles.writeJobRole(club.id, values, role),
  expect: (known, role, values) => writeRole(known, values, role),
});

/** Opens or closes a role for applications. */
export const setJobRoleOpen = clubChange({
  send: (_reader: ClubReader, role: JobRole, isOpen: boolean) => roles.setJobRoleOpen(role, isOpen),
  expect: (known, { id, version }, isOpen) =>
    known.change('listJobRoles', (all) => withChanged(all, [id], () => ({ isOpen, version: version + 1 }))),
});

export const deleteJobRole = clubChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, { id }: JobRole) =>
    saving('The job role was not deleted. Check your connection and try again.')((db) =>
      db.from('job_roles').delete().eq('id', id).select('id').single(),
    ),
  expect: (known, { id }) => known.change('listJobRoles', (all) => without(all, [id])),
});
