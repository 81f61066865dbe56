import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Hidden on paper: buttons, links to other pages. */
export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

/** Only on paper. */
export const PaperOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

interface PaperHeadProps {
  clubName: string;
  /** What the sheet is, such as "Training record". */
  kind: string;
  /** The day on which it is printed, in words. */
  day: string;
}

/** The line above a printed record: its club, its kind and its day. */
export function PaperHead({ clubName, kind, day }: PaperHeadProps) {
  return (
    <PaperOnly>
      <Line>
        <strong>{clubName}</strong>
        <span>
          {kind} · {day}
        </span>
      </Line>
    </PaperOnly>
  );
}

/** Lines for signatures, on paper. */
export function Signatures({ whose }: { whose: readonly string[] }) {
  return (
    <PaperOnly>
      <Places>
        {whose.map((person) => (
          <Place key={person}>
            <span>{person}</span>
            <span>Date</span>
          </Place>
        ))}
      </Places>
    </PaperOnly>
  );
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space.md};
  padding-bottom: ${token.space.xs};
  border-bottom: 2px solid ${token.color.ink};
  font-size: ${token.size.sm};
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space.xxl};
  padding-top: ${token.space.xxxl};
  break-inside: avoid;
`;

const Place = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: ${token.space.xxs};
  border-top: 1px solid ${token.color.ink};
  font-size: ${token.size.xs};
`;
