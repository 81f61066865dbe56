import './requireNode.mjs';

/** Loads a TypeScript file and runs its `main`. Everything written in TypeScript is reached through here. */
export async function runTypeScript(file) {
  const { register } = await import('tsx/esm/api').catch(() => {
    console.error('The dependencies are not installed yet. Run "npm ci" first.');
    process.exit(1);
  });
  register();
  const { main } = await import(file);
  await main(process.argv.slice(2));
}
