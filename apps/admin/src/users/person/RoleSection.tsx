import { failureReason, useMutation } from '@platform/module-kit';
import { toastFailure } from '@platform/module-kit/screens';
import type { Role } from '@platform/session';
import { Button, Dialog, RadioGroup, toast } from '@platform/ui';
import { useEffect, useState } from 'react';
import { aRole, roleWords } from '../../roles/roleWords';
import { ROLE_FAILED, type Person } from '../../source/rows/person';
import { useAdminChange, useAdminSource } from '../../source/useAdminSource';
import { questionBefore, roleChoices, whyNoRoleChange, type RoleQuestion } from './roleRules';

interface Asked {
  role: Role;
  question: RoleQuestion;
}

/**
 * A person's role. It changes at once, or after a question if the change gives power or removes the last administrator.
 */
export function RoleSection({ person }: { person: Person }) {
  const source = useAdminSource();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The choice to save after the current save. */
  const [next, setNext] = useState<Role | null>(null);
  const refusal = whyNoRoleChange(source, person);
  const change = useAdminChange((role: Role) => source.changeRole(person, role), {
    onDone(_answer, role) {
      setAsked(null);
      toast({
        title: 'User role updated successfully',
        description: `${person.name} is ${aRole(role)} now.`,
        tone: 'success',
      });
    },
    failed: ROLE_FAILED,
  });
  const choose = useMutation({
    onMutate() {
      change.reset();
      setNext(null);
    },
    mutationFn: async (role: Role) =>
      questionBefore(person, role, await source.countOtherAdmins(person.userId, person.club?.id)),
    onSuccess: (question, role) => (question ? setAsked({ role, question }) : change.mutate(role)),
    onError: (error) => toastFailure(ROLE_FAILED, error),
  });
  const failed = change.error ?? choose.error;
  const isBusy = choose.isPending || change.isPending;
  const { mutate: begin } = choose;
  useEffect(() => {
    if (!isBusy && next !== null) begin(next);
  }, [isBusy, next, begin]);
  const chosen = change.isPending ? change.variables : choose.isPending ? choose.variables : undefined;
  const shownRole = next ?? chosen ?? asked?.role ?? person.role;
  return (
    <>
      <RadioGroup
        label="Role"
        hint={refusal ?? undefined}
        error={failed ? failureReason(failed) : undefined}
        value={shownRole}
        options={roleChoices(source).map((choice) => ({
          value: choice.role,
          label: roleWords[choice.role].title,
          description: choice.refusal ?? roleWords[choice.role].gives,
          disabled: refusal !== null || choice.refusal !== null,
        }))}
        // Not disabled meanwhile, because that would drop the focus.
        onChange={setNext}
      />
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(null)}
          title={asked.question.title}
          description={asked.question.description}
          size="sm"
          actions={
            <>
              <Button variant="secondary" autoFocus onClick={() => setAsked(null)}>
                Cancel
              </Button>
              <Button
                variant={asked.role === 'admin' ? 'primary' : 'destructive'}
                loading={change.isPending}
                onClick={() => change.mutate(asked.role, { onError: () => setAsked(null) })}
              >
                {asked.question.yes}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
