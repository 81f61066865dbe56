import { CONTACT_PAGE } from '@platform/contract';
import { Link } from '@platform/module-kit';

/** For people without an invitation. */
export function ContactUs() {
  return (
    <span>
      Need access? <Link to={CONTACT_PAGE}>Contact us</Link>
    </span>
  );
}

export function BackHome() {
  return <Link to="/">Back to Home</Link>;
}

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
