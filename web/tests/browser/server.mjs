/** A real server for a test: its own database, killed and started again at will. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const VENV = join(PROJECT, '.venv/bin/quarterdeck');
const COMMAND = process.env.QUARTERDECK ?? (existsSync(VENV) ? VENV : 'quarterdeck');

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let child;

  async function start() {
    const database = `sqlite:///${join(folder, 'tables.db')}`;
    child = spawn(COMMAND, ['serve', '--port', String(port), '--database', database], { cwd: PROJECT, stdio: 'ignore' });
    for (let i = 0; i < 100; i++) {
      const up = await fetch(`${address}/health`).then((r) => r.ok, () => false);
      if (up) return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error('the server did not start');
  }

  async function kill(signal = 'SIGKILL') {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    address,
    start,
    kill,
    close: async () => {
      await kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
