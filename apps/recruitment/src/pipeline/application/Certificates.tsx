import { Check, CircleDashed } from 'lucide-react';
import { token, VisuallyHidden } from '@platform/ui';
import { styled } from 'styled-components';
import type { Standing } from '../source/recruitmentSource';

/** How many chips a card has room for. */
const ON_A_CARD = 2;

interface CertificatesProps {
  /** Undefined until it is known: then it takes its place and says nothing. */
  standing: Standing | undefined;
  /** All of them, on several lines where they do not fit; without it the first ones and how many more there are. */
  wrap?: boolean;
}

/** What the positions require, as small chips: what is on record for the applicant, and what they have yet to show. */
export function Certificates({ standing, wrap = false }: CertificatesProps) {
  if (!standing) return <None aria-hidden="true" />;
  const { held, missing } = standing;
  const all = [...held.map((name) => ({ name, isHeld: true })), ...missing.map((name) => ({ name, isHeld: false }))];
  if (all.length === 0) return <None>No certificate required</None>;
  const shown = wrap ? all : all.slice(0, ON_A_CARD);
  const more = all.slice(shown.length);
  return (
    <Chips role="list" aria-label="Required certificates" data-wrap={wrap || undefined}>
      {shown.map(({ name, isHeld }) => (
        <Chip key={name} data-held={isHeld || undefined} title={titleOf(name, isHeld)}>
          {isHeld ? (
            <Check size={14} strokeWidth={2.25} aria-hidden="true" />
          ) : (
            <CircleDashed size={14} strokeWidth={1.75} aria-hidden="true" />
          )}
          <span>{name}</span>
          <VisuallyHidden> {isHeld ? 'is held' : 'is missing'}</VisuallyHidden>
        </Chip>
      ))}
      {more.length > 0 && (
        <More title={more.map(({ name, isHeld }) => titleOf(name, isHeld)).join('\n')}>
          <span aria-hidden="true">+{more.length}</span>
          <VisuallyHidden>{more.map(({ name, isHeld }) => titleOf(name, isHeld)).join(', ')}</VisuallyHidden>
        </More>
      )}
    </Chips>
  );
}

const titleOf = (name: string, isHeld: boolean) =>
  isHeld ? `${name} is on record and valid` : `${name} is not on record yet`;

const Chips = styled.ul`
  display: flex;
  gap: ${token.space.xxs};
  min-width: 0;
  overflow: hidden;
  &[data-wrap] {
    flex-wrap: wrap;
  }
`;

const Chip = styled.li`
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
  &[data-held] {
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
