import { Loaded } from '@platform/module-kit';
import { Button, CheckboxGroup, Inline, SkeletonLines, token } from '@platform/ui';
import { styled } from 'styled-components';
import { SURVEYS_FAILED } from '../../../source/failures';
import { useStaffToAsk } from '../../../source/queries';
import type { Invitee } from '../../../source/rows/survey';

interface StaffChoiceProps {
  /** The addresses that were asked before. */
  asked: readonly string[];
  chosen: readonly Invitee[];
  onChange: (chosen: readonly Invitee[]) => void;
}

/** Chooses people of the staff who were not asked before. */
export function StaffChoice({ asked, chosen, onChange }: StaffChoiceProps) {
  const staff = useStaffToAsk(true);
  const known = new Set(asked.map((email) => email.toLowerCase()));
  return (
    <Loaded query={staff} label="the staff" failure={SURVEYS_FAILED} shape={<SkeletonLines $height="8rem" />}>
      {(people) => {
        const open = people.filter(({ email }) => !known.has(email.toLowerCase()));
        if (open.length === 0) return <p>Everyone on the staff with an email address is invited.</p>;
        const isAll = chosen.length === open.length;
        return (
          <div>
            <Scroll tabIndex={0} role="group" aria-label="Staff to choose from">
              <CheckboxGroup
                label="Staff"
                options={open.map(({ name, email }) => ({ value: email, label: name, description: email }))}
                value={chosen.map(({ email }) => email)}
                onChange={(emails) => onChange(open.filter(({ email }) => emails.includes(email)))}
              />
            </Scroll>
            <Inline>
              <Button variant="quiet" size="sm" onClick={() => onChange(isAll ? [] : open)}>
                {isAll ? 'Choose no one' : `Choose all ${open.length}`}
              </Button>
            </Inline>
          </div>
        );
      }}
    </Loaded>
  );
}

const Scroll = styled.div`
  max-height: 16rem;
  overflow: auto;
  padding: ${token.space.xs};
`;
