// Plain JavaScript on purpose: it must run, and print its message, on a Node that is too old for everything else.
const WANTED = [20, 20];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1])) {
  console.error(
    `Node ${process.versions.node} is too old: this needs Node ${WANTED.join('.')} or newer (https://nodejs.org).`,
  );
  process.exit(1);
}
