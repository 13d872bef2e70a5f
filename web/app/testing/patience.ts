import { configure } from '@testing-library/react'

// Several suites may share two cores: what is waited for comes, only not always within a second.
configure({ asyncUtilTimeout: 20_000 })
