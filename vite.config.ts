import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Native packages, and what is loaded only when a setting asks for it, stay outside the server bundle. */
const outside = [
  'better-sqlite3',
  '@simplewebauthn/server',
  '@node-rs/argon2',
  'pg',
  'pg-native',
  'openai',
  'nodemailer',
  'pino',
  'pino-pretty',
  '@electric-sql/pglite',
]

/** A script with one letter beyond Latin 1 is kept at two bytes a letter: 2 MB of a waiting server for a few quotes. */
const plainLetters = {
  name: 'plain-letters',
  generateBundle(_: unknown, bundle: Record<string, { type: string; code?: string }>) {
    for (const file of Object.values(bundle))
      if (file.code)
        file.code = file.code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), isSsrBuild && plainLetters],
  // Only our own names: packages have private `#` imports too.
  resolve: { alias: [{ find: /^#(client|server|shared)\//, replacement: `${at('src')}/$1/` }] },
  base: '/',
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  ssr: { noExternal: command === 'build' ? true : undefined, external: outside },
  // React asks for NODE_ENV as it loads and must get its production build. Our settings read the whole environment
  // at run time (core/config), which this replacement leaves alone.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: isSsrBuild ? 'node20' : 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          minify: false,
          cssMinify: true,
          sourcemap: true,
          copyPublicDir: false,
          emptyOutDir: false,
          // The styles inlined in a page name font files; build.mjs moves them beside the client's own.
          ssrEmitAssets: true,
          rolldownOptions: {
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
            // Tailwind's plugin leaves no map for the inlined styles, which nobody debugs.
            onwarn: (warning, warn) => warning.code !== 'SOURCEMAP_BROKEN' && warn(warning),
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          emptyOutDir: true,
          rolldownOptions: {
            input: {
              app: at('src/client/main.tsx'),
              landing: at('src/client/landing.ts'),
              panel: at('src/client/panel/main.tsx'),
              'api-docs': at('src/client/api-docs/main.ts'),
            },
          },
        }),
  },
}))
