import type { ReactNode } from 'react'
import { SignInArt } from './sign-in-art'

type AuthFrameProps = { logo: ReactNode; saying: string; children: ReactNode }

/** The sunrise with its sentence, and beside it one thing to do: what every page of signing in looks like. */
export function AuthFrame({ logo, saying, children }: AuthFrameProps) {
  return (
    <div className="auth">
      <header className="auth-art">
        <SignInArt />
        <div className="auth-say">
          {logo}
          <p className="max-md:hidden">{saying}</p>
        </div>
      </header>
      <main id="main" className="auth-form" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
