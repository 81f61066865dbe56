import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';

export interface LogoProps {
  /** Edge in px. */
  size?: number;
}

/** The mark: a court and its service line above, the pool's waves below. Decorative; the text beside it says the name. */
export function Logo({ size = 32 }: LogoProps) {
  const id = useId();
  return (
    <Mark width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <clipPath id={id}>
        <rect width="32" height="32" rx="9" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="32" height="32" fill={token.color.sceneClay} />
        <path d="M16 0v9.5M0 9.5h32" stroke={token.color.sceneLine} strokeWidth="2" />
        <path
          d="M0 18c2.7-3.4 5.3-3.4 8 0s5.3 3.4 8 0 5.3-3.4 8 0 5.3 3.4 8 0v14H0Z"
          fill={token.color.scenePoolDeep}
        />
        <path
          d="M-1 25c2.7-3.4 5.3-3.4 8 0s5.3 3.4 8 0 5.3-3.4 8 0 5.3 3.4 8 0 5.3-3.4 8 0"
          stroke={token.color.scenePoolLight}
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
`;

export interface WordmarkProps extends LogoProps {
  /** The product's name; the caller takes it from the brand. */
  name: string;
}

/** Mark and name beside each other. */
export function Wordmark({ name, size = 32 }: WordmarkProps) {
  return (
    <Line>
      <Logo size={size} />
      <Name>{name}</Name>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  color: ${token.color.ink};
`;

const Name = styled.span`
  font-family: ${token.font.display};
  font-size: 1.375rem;
  font-weight: ${token.weight.display};
  letter-spacing: -0.02em;
  line-height: 1;
`;
