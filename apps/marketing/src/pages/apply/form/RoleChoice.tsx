import { Badge, CheckboxGroup, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { OpenRole } from '../clubPage';
import { payRange } from '../payRange';

interface RoleChoiceProps {
  roles: readonly OpenRole[];
  chosen: readonly string[];
  error?: string;
  onChange: (chosen: readonly string[]) => void;
}

/** The open positions, each as a card with a checkbox. */
export function RoleChoice({ roles, chosen, error, onChange }: RoleChoiceProps) {
  return (
    <CheckboxGroup
      label="Which positions suit you?"
      name="jobRoleIds"
      appearance="cards"
      options={roles.map((role) => ({
        value: role.id,
        label: <RoleName {...role} />,
        description: <RoleDetails {...role} />,
      }))}
      value={chosen}
      error={error}
      onChange={onChange}
    />
  );
}

function RoleName({ title, department }: OpenRole) {
  return (
    <NameLine>
      <strong>{title}</strong> {department && <Badge>{department}</Badge>}
    </NameLine>
  );
}

function RoleDetails(role: OpenRole) {
  const pay = payRange(role);
  return (
    <Details>
      {pay && <Pay>{pay}</Pay>}
      {role.description && <p>{role.description}</p>}
      {role.requirements.length > 0 && (
        <ul aria-label="Requirements">
          {role.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      )}
    </Details>
  );
}

const NameLine = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xxs} ${token.space.xs};
  overflow-wrap: anywhere;
`;

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.xxs};
  padding-top: ${token.space.xxs};
  overflow-wrap: anywhere;
  ul {
    padding-left: ${token.space.md};
    list-style: disc;
  }
`;

const Pay = styled.p`
  color: ${token.color.ink};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.medium};
`;
