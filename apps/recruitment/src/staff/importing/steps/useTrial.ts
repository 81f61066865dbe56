import { useQuery } from '@platform/module-kit';
import type { CsvFile } from '@platform/module-kit/screens';
import { useId, useMemo } from 'react';
import { failures } from '../../source/failures';
import { useRoles, useWholeStaff } from '../../source/queries';
import { staffKey, useStaffSource } from '../../source/useStaffSource';
import { importRows } from '../importRows';
import type { Reading } from '../reading/reading';
import { judgeRows, withChosenRoles, type RoleChoices } from '../rowStates';

/** Reads the rows of a file, and tries the import without saving anything. */
export function useTrial(file: CsvFile, reading: Reading, choices: RoleChoices) {
  const trialId = useId();
  const source = useStaffSource();
  const staff = useWholeStaff();
  const roles = useRoles();
  const read = useMemo(() => importRows(file, reading.mapping, reading.order), [file, reading]);
  const rows = useMemo(() => withChosenRoles(read.rows, choices), [read, choices]);
  const trial = useQuery({
    queryKey: [...staffKey(source, 'import trial'), trialId, reading, choices],
    queryFn: () => source.importStaff(rows, false),
    placeholderData: (before) => before,
    staleTime: Infinity,
    gcTime: 0,
  });
  // Roles that the first dry run did not know stay on the list, so that a choice can be changed.
  const first = useQuery({
    queryKey: [...staffKey(source, 'import trial'), trialId, reading, {}],
    queryFn: () => source.importStaff(read.rows, false),
    staleTime: Infinity,
    gcTime: 0,
  });
  const judged = useMemo(
    () =>
      trial.data &&
      staff.data &&
      // Without the plan, no one can exceed it.
      roles.data &&
      judgeRows({ rows, problems: read.problems, trial: trial.data, choices, people: staff.data.people }),
    [rows, read, trial.data, choices, staff.data, roles.data],
  );
  const [unread, failure] = staff.isError
    ? [staff, failures.staff]
    : roles.isError
      ? [roles, failures.roles]
      : [trial, failures.import];

  return {
    people: staff.data?.people ?? [],
    roles: roles.data ?? [],
    /** What the import would do with each row; undefined while a part of it is not known. */
    judged,
    /** The same as a query, which may have failed. */
    query: { ...unread, data: judged },
    failure,
    /** The rules that need a reason. */
    warnings: trial.data?.warnings ?? [],
    /** Job roles that the club does not have. */
    newRoles: first.data?.newRoles ?? [],
    /** Whether the trial is about earlier choices, because the one about these choices is still under way. */
    isBefore: trial.isPlaceholderData,
  };
}
