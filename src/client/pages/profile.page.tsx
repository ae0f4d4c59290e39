import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AboutCard } from '#client/features/profile/about-card'
import { CalendarCard } from '#client/features/profile/calendar-card'
import { DataCard } from '#client/features/profile/data-card'
import { DeleteCard } from '#client/features/profile/delete-card'
import { IdentityCard } from '#client/features/profile/identity-card'
import { LoginsCard } from '#client/features/profile/logins-card'
import { PreferencesCard } from '#client/features/profile/preferences-card'
import { ProfileHead } from '#client/features/profile/profile-head'
import { SignInCard } from '#client/features/profile/sign-in-card'
import { ThemeCard } from '#client/features/profile/theme-card'
import type { Api } from '#client/lib/trpc'
import { Page } from '#client/ui/page'

export const load = async (api: Api) => {
  await Promise.all([
    api.auth.security.ensureData(),
    api.auth.logins.ensureData(),
    api.profile.audit.ensureData(),
    api.currency.detect.ensureData(),
  ])
}

/** In one column the theme follows the preferences; the aside's own copy is shown only where there is an aside. */
export default function ProfilePage() {
  const { hash } = useLocation()
  // the router looks for the part an address names while the page still loads
  useEffect(() => document.getElementById(hash)?.scrollIntoView(), [hash])
  return (
    <Page title="Profile">
      <ProfileHead />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-4 lg:gap-6">
          <IdentityCard className="lg:hidden" />
          <AboutCard />
          <PreferencesCard />
          <ThemeCard className="lg:hidden" />
          <SignInCard />
          <LoginsCard />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 lg:gap-6">
          <IdentityCard className="max-lg:hidden" />
          <ThemeCard className="max-lg:hidden" />
          <CalendarCard />
          <DataCard />
          <DeleteCard />
        </div>
      </div>
    </Page>
  )
}
