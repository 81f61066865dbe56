import { Check, CircleDashed } from 'lucide-react';
import { token, VisuallyHidden } from '@platform/ui';
import { styled } from 'styled-components';
import type { Standing } from '../../source/rows/application';

/** Most chips on a card. */
const ON_A_CARD = 2;

interface Chip {
  name: string;
  state: 'held' | 'stated' | 'missing';
}

interface CertificatesProps {
  /** Undefined until known; reserves its space without text. */
  standing: Standing | undefined;
  /** Shows all of them, on several lines if needed. Without it, the first ones and the number of others. */
  wrap?: boolean;
}

/** The required certificates as chips: on record, claimed by the applicant, or missing. */
export function Certificates({ standing, wrap = false }: CertificatesProps) {
  if (!standing) return <None aria-hidden="true" />;
  const { held, missing, stated } = standing;
  const all: Chip[] = [
    ...held.map((name) => ({ name, state: 'held' as const })),
    ...stated.map((name) => ({ name, state: 'stated' as const })),
    ...missing.filter((name) => !stated.includes(name)).map((name) => ({ name, state: 'missing' as const })),
  ];
  if (all.length === 0) return <None>No certificate required</None>;
  const shown = wrap ? all : all.slice(0, ON_A_CARD);
  const more = all.slice(shown.length);
  return (
    <Chips role="list" aria-label="Required certificates" data-wrap={wrap || undefined}>
      {shown.map((chip) => (
        <ChipItem key={chip.name} data-state={chip.state} title={titleOf(chip)}>
          {chip.state === 'missing' ? (
            <CircleDashed size={14} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Check size={14} strokeWidth={2.25} aria-hidden="true" />
          )}
          <span>{chip.name}</span>
          <VisuallyHidden> {spoken[chip.state]}</VisuallyHidden>
        </ChipItem>
      ))}
      {more.length > 0 && (
        <More title={more.map(titleOf).join('\n')}>
          <span aria-hidden="true">+{more.length}</span>
          <VisuallyHidden>{more.map(titleOf).join(', ')}</VisuallyHidden>
        </More>
      )}
    </Chips>
  );
}

const spoken = { held: 'is held', stated: 'is claimed by the applicant', missing: 'is missing' };

const titles = {
  held: 'is on record and valid',
  stated: 'is claimed by the applicant and not on record yet',
  missing: 'is not on record yet',
};

const titleOf = ({ name, state }: Chip) => `${name} ${titles[state]}`;

const Chips = styled.ul`
  display: flex;
  gap: ${token.space.xxs};
  min-width: 0;
  overflow: hidden;
  &[data-wrap] {
    flex-wrap: wrap;
  }
`;

const ChipItem = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xxs};
  min-width: 1.75rem;
  padding: 0.0625rem ${token.space.xs} 0.0625rem ${token.space.xxs};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.full};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  line-height: ${token.leading.control};
  white-space: nowrap;
  &[data-state='stated'] {
    border-style: solid;
    color: ${token.color.ink};
  }
  &[data-state='held'] {
    border: 1px solid transparent;
    background: ${token.color.successSoft};
    color: ${token.color.successInk};
    font-weight: ${token.weight.medium};
  }
  > svg {
    flex: none;
  }
  &:first-child {
    flex: none;
  }
  > span:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const More = styled.li`
  flex: none;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.medium};
`;

const None = styled.p`
  color: ${token.color.inkMuted};
  min-height: 1.375rem;
  font-size: ${token.size.xs};
  line-height: 1.375rem;
`;
