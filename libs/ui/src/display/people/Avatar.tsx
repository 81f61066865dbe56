import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { initials } from './initials';

export interface AvatarProps {
  /** A person's name, or the address when there is none. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
}

/** A person as initials. Decorative: the name is beside it or labels the control around it. */
export function Avatar({ name, size = 'md' }: AvatarProps) {
  return (
    <Disc aria-hidden="true" $size={size}>
      {initials(name)}
    </Disc>
  );
}

const edges = { sm: '1.75rem', md: '2.25rem', lg: '3.5rem' };

const Disc = styled.span<{ $size: NonNullable<AvatarProps['size']> }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => edges[$size]};
  height: ${({ $size }) => edges[$size]};
  border-radius: ${token.radius.full};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
  font-size: ${({ $size }) => ({ sm: '0.6875rem', md: token.size.xs, lg: token.size.lg })[$size]};
  font-weight: ${token.weight.bold};
  letter-spacing: 0.02em;
  user-select: none;
`;
