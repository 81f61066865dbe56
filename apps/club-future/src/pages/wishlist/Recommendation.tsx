import { counted, FirstRows, moneyInWords, Muted, Section } from '@platform/module-kit/screens';
import { Card, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { isFirstChoice, recommendedOrder } from '../../rules/wishes/wishMatrix';
import { levelWords } from '../../rules/levels';
import type { Wish } from '../../source/rows/wish';

/** How many wishes show at first. */
const STEP = 20;

/** In which order to fulfill the open wishes, and why. */
export function Recommendation({ wishes }: { wishes: readonly Wish[] }) {
  const order = recommendedOrder(wishes);
  const first = order.filter(isFirstChoice);
  const cost = first.reduce((cents, wish) => cents + wish.cost, 0);
  return (
    <Section id="recommendation" title="Recommendation">
      <Card>
        <Stack $gap="sm">
          {first.length > 0 ? (
            <p>
              <strong>High-priority staff amenities first.</strong> They keep people and cost little:{' '}
              {moneyInWords(cost)} for {firstInWords(first)}.
            </p>
          ) : (
            <p>
              <strong>The highest priority first,</strong> then the highest impact, and the cheaper of two equals.
            </p>
          )}
          <FirstRows rows={order} step={STEP}>
            {(shown) => (
              <Order aria-label="Recommended order">
                {shown.map(({ id, item, list, priority, impact, cost: cents }) => (
                  <li key={id}>
                    <span>
                      {item}
                      <Muted>
                        {' '}
                        {list === 'board' ? 'Board' : 'Staff'}, {levelWords[priority].toLowerCase()} priority,{' '}
                        {levelWords[impact].toLowerCase()} impact
                      </Muted>
                    </span>
                    <span>{moneyInWords(cents)}</span>
                  </li>
                ))}
              </Order>
            )}
          </FirstRows>
        </Stack>
      </Card>
    </Section>
  );
}

const names = new Intl.ListFormat('en-US');

/** A sentence holds three names; of more, it says how many. */
const firstInWords = (wishes: readonly Wish[]): string =>
  wishes.length > 3 ? counted(wishes.length, 'wish', 'wishes') : names.format(wishes.map(({ item }) => item));

const Order = styled.ol`
  display: grid;
  padding: 0;
  counter-reset: place;
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.sm};
    padding-block: ${token.space.xs};
    border-top: 1px solid ${token.color.line};
    counter-increment: place;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    li {
      padding-block: ${token.space.hair};
      font-size: ${token.size.sm};
      line-height: ${token.leading.control};
    }
  }
  li > :first-child::before {
    content: counter(place) '. ';
    color: ${token.color.inkMuted};
  }
`;
