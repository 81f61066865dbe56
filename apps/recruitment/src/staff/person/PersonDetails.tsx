import { dayInWords, Quiet, hoursFigure } from '@platform/module-kit/screens';
import { Inline, Stack, token } from '@platform/ui';
import { Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { payInWords, telephoneLink } from '../roster/formats';
import type { StaffDetails, StaffMember } from '../source/rows/staffMember';
import { InPlaceButton } from './InPlaceButton';
import { StatusButton } from './StatusButton';

interface PersonDetailsProps {
  person: StaffMember;
  /** Undefined for people who may not edit it. */
  onEdit?: () => void;
}

/** A person's contact data, start date and pay. */
export function PersonDetails({ person, onEdit }: PersonDetailsProps) {
  const { details } = person;
  if (!details) return <Quiet>Managers of the club see how to reach {person.name}.</Quiet>;
  return (
    <Stack $gap="sm">
      <Facts>
        {linesOf(details, person.validToSeasonEnd).map(({ term, description }) => (
          <Fact key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </Fact>
        ))}
      </Facts>
      {onEdit && (
        <Inline $gap="xs">
          <InPlaceButton variant="secondary" size="sm" icon={<Pencil size={16} aria-hidden="true" />} onOpen={onEdit}>
            Edit
          </InPlaceButton>
          <StatusButton person={{ ...person, details }} />
        </Inline>
      )}
    </Stack>
  );
}

function linesOf(details: StaffDetails, validToSeasonEnd: boolean | null) {
  const { email, phone, startDate, endDate, birthDate } = details;
  return [
    { term: 'Email', description: email ? <a href={`mailto:${email}`}>{email}</a> : 'No address' },
    { term: 'Phone', description: phone ? <a href={telephoneLink(phone)}>{phone}</a> : 'No phone number' },
    { term: 'First day', description: startDate ? dayInWords(startDate) : 'Not set' },
    ...(endDate ? [{ term: 'Last day', description: dayInWords(endDate) }] : []),
    ...(birthDate ? [{ term: 'Born', description: dayInWords(birthDate) }] : []),
    { term: 'Pay', description: details.hourlyRate === null ? 'Not set' : `${payInWords(details.hourlyRate)} an hour` },
    {
      term: 'Hours',
      description: `${hoursFigure(details.hoursThisWeek)} this week, ${hoursFigure(details.totalHours)} worked so far`,
    },
    {
      term: 'To season end',
      description:
        validToSeasonEnd === null
          ? 'No season is planned'
          : validToSeasonEnd
            ? details.required.length === 0
              ? 'This role needs no certificate'
              : 'Holds all that the role requires'
            : details.certifications.length === 0
              ? 'What the role requires is missing'
              : 'Something the role requires is missing or runs out',
    },
  ];
}

/** Narrower than the page's own lists, because a drawer has room for short names only. */
const Facts = styled.dl`
  font-size: ${token.size.sm};
`;

const Fact = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${token.space.sm};
  padding-block: ${token.space.xs};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${token.color.line};
  }
  dt {
    color: ${token.color.inkMuted};
  }
`;
