import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['SPEICHERSTADT_SERVER'] ?? 'http://127.0.0.1:8000';

const BASE =
  /node_modules\/(?!uqr|@noble\/hashes\/hmac)|src\/lib\/(?!texts\/hints)|src\/table\/(Badge|art\/(BadgeShape|EmblemShape|emblems))|src\/components\/(PlayerName|PracticeMark|Shell|TopBar|Dialog|NameDialog|Toasts|Toggle|SegmentedControl)\./;
/** What every table needs and other pages use, too: cards and small parts. */
const TABLE =
  /src\/table\/(Worker\.|Card\.|Coin\.|Cube\.|art\/|lib\/(display|actions|tooltip|own-decisions|stand-ins|score-sources|sound|movements|beats|playback|loading-choice|obvious-plan|card-groups|layout)\.)|src\/lib\/texts\/hints|src\/components\/(Presence|ShuffleNotice)\./;

/** Write the service worker with a name for this build, so that browsers notice every new version. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const hash = createHash('sha256');
      for (const name of Object.keys(bundle).sort()) hash.update(`${name}\n`);
      const source = readFileSync('service-worker.js', 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source.replace('__BUILD__', hash.digest('hex').slice(0, 16)),
      });
    },
  },
});

/** Write a compressed copy of every text file; the server sends it to browsers that accept it. */
const brotli = (): Plugin => ({
  name: 'brotli',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|html|svg)$/.test(file.fileName)) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(source),
        });
      }
    },
  },
});

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), serviceWorker(), brotli()],
  // Tests need the runtime for browsers, not the one for rendering on a server.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/speicherstadt/server/web',
    emptyOutDir: true,
    // The content security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // Few files: what every page needs, and what every table needs.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, changeOrigin: false, ws: true } },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    pool: 'vmThreads', // five times as fast: jsdom is loaded once for each thread, not for each file
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
