import { media, token, VisuallyHidden } from '@platform/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { CheckMark } from '../CheckMark';
import type { ComparisonCell } from './comparison';

/** A plan's feature for a topic: its own text, the same as in the previous plan, or none. */
export function ComparisonCellText({ cell }: { cell: ComparisonCell }) {
  if (cell.kind === 'own') return <Breakable text={cell.text} />;
  if (cell.kind === 'kept')
    return (
      <Kept>
        <CheckMark />
        <span>
          <Breakable text={cell.text} />
        </span>
      </Kept>
    );
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not included</VisuallyHidden>
    </>
  );
}

/** A long word may end its line at a slash. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/* If a cell on the same row has the text, the check mark is enough; a comparison of two plans needs the text. */
const Kept = styled.span`
  display: inline-flex;
  gap: ${token.space.xs};
  > svg {
    flex: none;
    margin-top: 0.125rem;
  }
  @media ${media.beside}, print {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
