import { actionsColumn, PaperOnly, PersonName } from '@platform/module-kit/screens';
import { Badge, Button, type Column } from '@platform/ui';
import type { SeasonPerson, StaffReview } from '../../source/rows/person';
import { PersonMenu } from './PersonMenu';
import { ReturnBadge } from './ReturnBadge';

const endings = { finished: 'Finished', left: 'Left before' };

/**
 * The columns of the people of a season.
 * @param isClosed whether it has closed: then no review is written any more
 * @param onReview opens the review of a person
 */
export const peopleColumns = (
  staffPath: string,
  isClosed: boolean,
  onReview: (id: string) => void,
): Column<SeasonPerson>[] => [
  {
    key: 'name',
    header: 'Name',
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <PersonName name={name} to={`${staffPath}?open=${id}`} />,
  },
  { key: 'role', header: 'Role', sortBy: ({ role }) => role, cell: ({ role }) => role, onPhone: 'line' },
  {
    key: 'outcome',
    header: 'How it ended',
    sortBy: ({ outcome }) => outcome,
    cell: ({ outcome }) => (outcome === null ? '–' : endings[outcome]),
  },
  {
    key: 'equipment',
    header: 'Equipment',
    sortBy: ({ hasReturnedEquipment }) => Number(hasReturnedEquipment),
    cell: ({ hasReturnedEquipment }) =>
      hasReturnedEquipment ? <Badge tone="success">Back</Badge> : <Badge tone="warning">Not back</Badge>,
  },
  {
    key: 'review',
    header: 'Review',
    sortBy: ({ review }) => review?.rating ?? null,
    cell: ({ id, name, review }) =>
      isClosed && !review ? (
        '–'
      ) : (
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-label={review ? `Review of ${name}: ${review.rating} of 5` : `Write a review of ${name}`}
            onClick={() => onReview(id)}
          >
            {review ? ratingInWords(review) : 'Write'}
          </Button>
          <PaperOnly>{review ? ratingInWords(review) : '–'}</PaperOnly>
        </>
      ),
  },
  {
    key: 'return',
    header: 'Return',
    sortBy: returnOrder,
    cell: (person) => <ReturnBadge person={person} />,
  },
  actionsColumn((person) => <PersonMenu person={person} />, 'beside'),
];

/** On one line, also where the column is narrow. */
const ratingInWords = ({ rating }: StaffReview) => `${rating}\u00a0of\u00a05`;

/** Those who come first, then those whose answer is missing, then those who do not return. */
function returnOrder({ isBack, mayReturn, wantsToReturn, askedAt }: SeasonPerson): number {
  if (isBack) return 0;
  if (!mayReturn) return 5;
  if (wantsToReturn === null) return askedAt === null ? 3 : 2;
  return wantsToReturn ? 1 : 4;
}
