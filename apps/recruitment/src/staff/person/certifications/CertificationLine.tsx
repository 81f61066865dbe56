import { dayAt, dayInWords, Quiet } from '@platform/module-kit/screens';
import { Badge, Inline } from '@platform/ui';
import { styled } from 'styled-components';
import { FileButton } from '../../../shared/files/FileButton';
import { expiryInWords, stateOf } from '../../rules/certificationState';
import type { Certification, StaffDetails, StaffMember } from '../../source/rows/staffMember';
import { useStaffSource } from '../../source/useStaffSource';
import { InPlaceButton } from '../InPlaceButton';
import { Line } from '../sections/Lines';
import { CertificationForm } from './CertificationForm';
import { RemoveButton } from './RemoveButton';
import { ReviewActions } from './ReviewActions';
import { reviewInWords } from './reviewInWords';

interface CertificationLineProps {
  person: StaffMember & { details: StaffDetails };
  certification: Certification;
  today: string;
  isEdited: boolean;
  onEdit: () => void;
  onDone: () => void;
}

const states = {
  current: { tone: 'success', label: 'Current' },
  expiring: { tone: 'warning', label: 'Expiring' },
  expired: { tone: 'danger', label: 'Expired' },
  waiting: { tone: 'warning', label: 'Waiting for confirmation' },
  returned: { tone: 'danger', label: 'Sent back' },
} as const;

/** One certification: its data, its file, who confirmed it, and its actions. */
export function CertificationLine(props: CertificationLineProps) {
  const { person, certification: one, today, isEdited, onEdit, onDone } = props;
  const source = useStaffSource();
  const { tone, label } = states[stateOf(one, person.details.certifications, today)];
  const { review } = one;
  const paper = [one.number && `Number ${one.number}`, one.issuer].filter(Boolean).join(', ');
  const decidedOn =
    review.state !== 'waiting' && review.at ? dayInWords(dayAt(new Date(review.at), source.timeZone)) : null;
  const verdict = reviewInWords(review, decidedOn);
  const file = one.file;
  return (
    <Line>
      <Inline $justify="between" $gap="xs">
        <Name>{one.name}</Name>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      <Inline $justify="between" $gap="xs">
        <Quiet>{capitalised(expiryInWords(one, today))}</Quiet>
        {!isEdited && (
          <Inline $gap="xxs">
            {source.canManage && review.state === 'confirmed' && (
              <InPlaceButton variant="quiet" size="sm" aria-label={`Renew ${one.name}`} onOpen={onEdit}>
                Renew
              </InPlaceButton>
            )}
            {source.canManage && review.state !== 'waiting' && <RemoveButton person={person} certification={one} />}
            {!source.canManage && review.state === 'returned' && (
              <InPlaceButton variant="secondary" size="sm" aria-label={`Send ${one.name} again`} onOpen={onEdit}>
                Send again
              </InPlaceButton>
            )}
          </Inline>
        )}
      </Inline>
      {paper && <Quiet>{paper}</Quiet>}
      {verdict && <Quiet>{verdict}</Quiet>}
      {file !== null && (
        <Inline>
          <FileButton address={() => source.addressOfFile(file)} aria-label={`Open the file of ${one.name}`}>
            Open file
          </FileButton>
        </Inline>
      )}
      {source.canManage && review.state === 'waiting' && <ReviewActions person={person} certification={one} />}
      {isEdited && <CertificationForm person={person} today={today} renewed={one} onDone={onDone} />}
    </Line>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const Name = styled.span`
  overflow-wrap: anywhere;
`;
