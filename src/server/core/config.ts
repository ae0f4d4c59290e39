import path from 'node:path'
import * as z from 'zod'

/** Which engine this process runs on; table files are built for it when they load. */
export const isPostgres = /^postgres(ql)?:/.test(process.env.DATABASE_URL ?? '')

const given = (value: unknown) => (value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(given, schema.optional())
const withDefault = <S extends z.ZodType>(schema: S, fallback: z.input<S>) =>
  z.preprocess((value) => given(value) ?? fallback, schema)
const appKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
  .refine(
    (keys) => keys.every((key) => key.length === 32),
    'is 32 random bytes in base64 (openssl rand -base64 32); older keys may follow after commas',
  )

const Settings = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'development'),
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), 3000),
  HOST: withDefault(z.string().max(255), '127.0.0.1'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'is our address as browsers see it, like https://nolo.example' })),
  TRUST_PROXY: withDefault(z.coerce.number().int().min(0).max(10), 0),
  DATABASE_URL: withDefault(z.string().max(2000), 'data/nolo.db'),
  APP_KEY: optional(appKeys),
  OPENAI_API_KEY: optional(z.string().min(1)),
  OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  OPENAI_MODEL: withDefault(z.string().max(200), 'gpt-4.1-mini'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'looks like smtps://user:password@mail.example:465' })),
  MAIL_FROM: withDefault(z.string().max(300), 'Nolo <hello@nolo.test>'),
  OIDC_ISSUER: optional(z.url({ protocol: /^https?$/, error: 'is the address of an OpenID Connect issuer' })),
  OIDC_CLIENT_ID: optional(z.string().max(500)),
  OIDC_CLIENT_SECRET: optional(z.string().max(500)),
  OIDC_NAME: optional(z.string().max(80)),
  METRICS_TOKEN: optional(z.string().min(16, 'is at least 16 characters (openssl rand -hex 24)').max(500)),
  GEO_URL: optional(z.url({ protocol: /^https?$/ }).refine((url) => url.includes('{ip}'), 'is an address with {ip} in it')),
  RATE_LIMITS: withDefault(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
})

const inProduction = (settings: z.output<typeof Settings>, context: z.RefinementCtx) => {
  if (settings.NODE_ENV !== 'production') return
  const missing = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (!settings.PUBLIC_URL?.startsWith('https://')) missing('PUBLIC_URL', 'must be an https address in production')
  if (!settings.APP_KEY) missing('APP_KEY', 'is needed in production (openssl rand -base64 32)')
  if (settings.RATE_LIMITS === 'off') missing('RATE_LIMITS', 'cannot be off in production')
}
const onPostgres = (settings: z.output<typeof Settings>, context: z.RefinementCtx) => {
  if (/^postgres/.test(settings.DATABASE_URL) && !settings.APP_KEY)
    context.addIssue({ code: 'custom', path: ['APP_KEY'], message: 'is needed with PostgreSQL (openssl rand -base64 32)' })
}
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const onIssuer = ({ OIDC_ISSUER, OIDC_CLIENT_ID, NODE_ENV }: z.output<typeof Settings>, context: z.RefinementCtx) => {
  if (!OIDC_ISSUER) return
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (!OIDC_CLIENT_ID) refuse('OIDC_CLIENT_ID', 'is needed with OIDC_ISSUER')
  const { protocol, hostname } = new URL(OIDC_ISSUER)
  if (protocol !== 'https:' && (NODE_ENV === 'production' || !LOOPBACK.test(hostname)))
    refuse('OIDC_ISSUER', 'must be an https address; http is for this machine only, outside production')
}
const onGeo = ({ GEO_URL }: z.output<typeof Settings>, context: z.RefinementCtx) => {
  if (!GEO_URL) return
  const { protocol, hostname } = new URL(GEO_URL)
  if (protocol !== 'https:' && !LOOPBACK.test(hostname))
    context.addIssue({ code: 'custom', path: ['GEO_URL'], message: 'must be an https address; http is for this machine only' })
}
const Checked = Settings.superRefine(inProduction).superRefine(onPostgres).superRefine(onIssuer).superRefine(onGeo)

/** The settings of one server, read once. */
export type Config = ReturnType<typeof readConfig>

/** Settings that do not hold; the message lists every one of them. */
export class ConfigError extends Error {}

/** Reads and checks all settings; throws one ConfigError that names everything wrong or missing. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const parsed = Checked.safeParse(env)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Some settings are wrong or missing:\n${lines.join('\n')}\nSee .env.example.`)
  }
  const settings = parsed.data
  const origin = new URL(settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`).origin
  const database = settings.DATABASE_URL
  const file = database.startsWith('postgres') ? null : path.resolve(database)
  return {
    production: settings.NODE_ENV === 'production',
    port: settings.PORT,
    host: settings.HOST,
    origin,
    secure: origin.startsWith('https://'),
    trustProxy: settings.TRUST_PROXY,
    databaseUrl: file ? null : database,
    databaseFile: file,
    /** Where what belongs to this server alone is kept. */
    dataFolder: file ? path.dirname(file) : path.resolve('data'),
    migrationsFolder: path.resolve('migrations', file ? 'sqlite' : 'postgres'),
    clientFolder: path.resolve('dist', 'client'),
    appKeys: settings.APP_KEY ?? null,
    openai: settings.OPENAI_API_KEY
      ? { apiKey: settings.OPENAI_API_KEY, baseURL: settings.OPENAI_BASE_URL, model: settings.OPENAI_MODEL }
      : null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    /** Where people may come from with an account elsewhere; `name` is what the button calls it. */
    oidc:
      settings.OIDC_ISSUER && settings.OIDC_CLIENT_ID
        ? {
            issuer: settings.OIDC_ISSUER,
            clientId: settings.OIDC_CLIENT_ID,
            clientSecret: settings.OIDC_CLIENT_SECRET,
            name: settings.OIDC_NAME ?? new URL(settings.OIDC_ISSUER).host,
          }
        : null,
    metricsToken: settings.METRICS_TOKEN ?? null,
    /** Where the country of a network address is asked for; `{ip}` stands for it. */
    geoUrl: settings.GEO_URL ?? null,
    rateLimits: settings.RATE_LIMITS === 'on',
    logLevel: settings.LOG_LEVEL,
  }
}
