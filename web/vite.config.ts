import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['SPEICHERSTADT_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // In tests the client's runtime is wanted, not the one for rendering on a server.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/speicherstadt/server/page',
    emptyOutDir: true,
    // The page's policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
