import * as z from 'zod'
import { CurrentPassword } from './logins'
import { Id, typedText } from './text'

export const RECOVERY_CODE_COUNT = 10

/** Six digits of an authenticator app; spaces are how people read them aloud. */
export const TotpCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits your app shows.'))

/** What an authenticator app needs: the secret in base32, the same as an otpauth:// address and as a QR code (SVG). */
export const TotpStart = z.object({ secret: z.string().max(64), uri: z.string().max(400), qrSvg: z.string().max(20_000) })
export type TotpStart = z.infer<typeof TotpStart>

export const TotpConfirmation = z.object({ code: TotpCode })
export type TotpConfirmation = z.infer<typeof TotpConfirmation>

/** Shown once; each opens the account once where the app is lost. */
export const RecoveryCodes = z.object({ codes: z.array(z.string().max(20)).max(RECOVERY_CODE_COUNT) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** To begin, renew or end a second step the person shows once more who they are. */
export const PasswordProof = z.object({ password: CurrentPassword })
export type PasswordProof = z.infer<typeof PasswordProof>

/** A passkey opens the account past the password, so whoever has one shows it before; who has none signed in a moment ago. */
export const PasskeyStart = z.object({ password: CurrentPassword.optional() })

/** The browser's own structures, checked by the WebAuthn library. */
const Credential = z.record(z.string().max(100), z.unknown())
export const PasskeyOptions = Credential
export const PasskeyDraft = z.object({ name: typedText(80, 'Please give the passkey a name.'), response: Credential })
export type PasskeyDraft = z.infer<typeof PasskeyDraft>

/** A way into the account that is to end. Who has a password shows it; who has none signed in a moment ago. */
export const WayOut = z.object({ id: Id, password: CurrentPassword.optional() })
export type WayOut = z.infer<typeof WayOut>
