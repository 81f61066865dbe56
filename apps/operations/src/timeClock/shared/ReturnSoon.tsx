import { Button, token } from '@platform/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

interface ReturnSoonProps {
  /** How long it takes. */
  seconds: number;
  /** How long before the end it asks; never without it. */
  warning?: number;
  onReturn: () => void;
  onStay?: () => void;
}

/** Goes back to the list after a pause, so that nothing of a person stays on the screen. A new key begins it again. */
export function ReturnSoon({ seconds, warning = 0, onReturn, onStay }: ReturnSoonProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onReturn();
  }, [isOver, onReturn]);
  if (left > warning || isOver) return null;
  return (
    <Line>
      {/* Said once: every second would be too much to hear. */}
      <span role="status" aria-label="This screen goes back to the list soon.">
        Back to the list in {left} s
      </span>
      {onStay && (
        <Button variant="secondary" size="sm" onClick={onStay}>
          Stay
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space.sm};
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;
