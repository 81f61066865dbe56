import { useSecondsUntil } from '@platform/module-kit/screens';
import { Button, token } from '@platform/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

interface ReturnSoonProps {
  /** Length of the pause. */
  seconds: number;
  /** How long before the end it asks. Without it, it does not ask. */
  warning?: number;
  onReturn: () => void;
  onStay?: () => void;
}

/** Returns to the names after a pause, so that the screen shows nothing of a person. A new key restarts the pause. */
export function ReturnSoon({ seconds, warning = 0, onReturn, onStay }: ReturnSoonProps) {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const left = useSecondsUntil(end);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onReturn();
  }, [isOver, onReturn]);
  if (left > warning || isOver) return null;
  return (
    <Line>
      {/* Announced once: a screen reader should not repeat it every second. */}
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
