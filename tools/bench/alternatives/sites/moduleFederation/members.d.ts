declare module 'members/MembersPage' {
  export { MembersPage } from '../platform/members/src/MembersPage';
}
