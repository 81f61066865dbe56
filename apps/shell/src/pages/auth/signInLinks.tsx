import { Link } from '@platform/module-kit';

export const BackHome = () => <Link to="/">Back to Home</Link>;

/** The ways back from a page of signing in. `carry` passes on what was typed (`useCarriedEmail`). */
export function BackLinks({ carry }: { carry?: object }) {
  return (
    <>
      <Link to="/auth" state={carry}>
        Back to sign in
      </Link>
      <BackHome />
    </>
  );
}
