import { useEffect, useRef, useState } from 'react';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import type { FrameWidth } from '../frame/WidthSwitch';

interface ExampleFrameProps {
  /** Address of the example; the frame shows its bare form. */
  address: string;
  title: string;
  width: FrameWidth;
  /** Leaves room for what the example opens. */
  tall?: boolean;
}

/** Shows an example in a page of its own, at its own height, so that its media queries see the chosen width. */
export function ExampleFrame({ address, title, width, tall }: ExampleFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    const content = frame.current?.contentDocument?.getElementById('catalogue');
    if (!content) return undefined;
    const observer = new ResizeObserver(([entry]) => setHeight(Math.ceil(entry?.contentRect.height ?? 0)));
    observer.observe(content);
    return () => observer.disconnect();
  }, [loaded]);
  return (
    <Ground>
      <Frame
        ref={frame}
        src={`${address}?bare`}
        title={title}
        width={width === 'full' ? '100%' : width}
        height={height}
        $tall={tall}
        onLoad={() => setLoaded((times) => times + 1)}
      />
    </Ground>
  );
}

const Ground = styled.div`
  overflow-x: auto;
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  background: ${token.color.surfaceSunken};
`;

const Frame = styled.iframe<{ $tall?: boolean }>`
  display: block;
  min-height: ${({ $tall }) => ($tall ? '24rem' : '5rem')};
  margin-inline: auto;
  border: 0;
  background: ${token.color.page};
`;
