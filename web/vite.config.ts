import { svelte } from '@sveltejs/vite-plugin-svelte';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['SPEICHERSTADT_SERVER'] ?? 'http://127.0.0.1:8000';

const BASE =
  /node_modules|src\/lib\/|src\/table\/(Worker|art\/WorkerShape)|src\/components\/(Shell|TopBar|Dialog|NameDialog|Toasts|Toggle|SegmentedControl|CopyField)\./;

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
  plugins: [svelte(), brotli()],
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
        // Few files: what every page needs, and the cards that several pages draw.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'cards', test: /src\/table\/((Card|Coin|Cube)\.svelte|art\/)/ },
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
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
