import { Sunburst } from '#client/ui/sunburst'

/** The sunrise beside the form; on phones a low strip above it. */
export function SignInArt() {
  return (
    <>
      <svg className="auth-poster max-md:hidden" viewBox="0 0 640 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Sunburst cx={330} cy={690} from={134} to={412} />
        <circle cx="330" cy="690" r="112" fill="#fdb443" />
        <path d="M0 720C90 656 192 668 294 704S512 738 640 684V900H0Z" fill="#d9774f" />
        <path d="M0 782C128 730 230 786 371 764S563 712 640 734V900H0Z" fill="#35745a" />
        <path d="M0 818C141 840 269 786 422 818S589 822 640 798V900H0Z" fill="#1f4a45" />
      </svg>
      <svg className="auth-poster md:hidden" viewBox="0 0 375 176" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Sunburst cx={268} cy={118} from={60} to={150} />
        <circle cx="268" cy="118" r="46" fill="#fdb443" />
        <path d="M0 131C53 104 113 109 173 124S300 138 375 115V176H0Z" fill="#d9774f" />
        <path d="M0 157C75 135 135 158 218 149S330 127 375 136V176H0Z" fill="#35745a" />
        <path d="M0 172C83 181 158 158 248 172S345 173 375 163V176H0Z" fill="#1f4a45" />
      </svg>
    </>
  )
}
